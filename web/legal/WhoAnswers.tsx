import { useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';

/** Which coach this installation uses, and what an outside provider receives. */
export function WhoAnswers() {
  const { data, isError } = useQuery(api.chats.about.queryOptions());
  if (isError) return <p>We couldn’t load which coach answers here. Please try again in a moment.</p>;
  if (!data) return <p>Loading who answers</p>;
  if (!data.provider) {
    return (
      <p>
        The built-in guide: steps, exercises and a library that run on this server, without any outside service. It
        works with choices and with what you fill in, can’t follow free text the way a person can, and says so.
      </p>
    );
  }
  const { name, model, isLocal } = data.provider;
  if (isLocal) {
    return (
      <p>
        {name}, a model that runs on this server, for those who agreed to it. It gets the text of one request, its
        conversation, and what they wrote down about the people in it. None of it leaves the server, so names aren’t
        replaced. Everyone else is answered by the built-in guide.
      </p>
    );
  }
  return (
    <p>
      {name} ({model}), an outside AI, for those who agreed to it by name. It gets the text of one request, its
      conversation, and what they wrote down about the people in it, with names replaced and without ids. Everyone else
      is answered by the built-in guide.
    </p>
  );
}
