import { Card } from '#web/kit/Card.tsx';

/** Chats that were resolved or marked for more attention. None can be saved before there is a chat. */
export function SavedPlace() {
  return (
    <Card as="section" aria-labelledby="saved">
      <h2 id="saved" className="h3">
        Saved conversations
      </h2>
      <p className="small dim">None yet. A chat you save stands here.</p>
    </Card>
  );
}
