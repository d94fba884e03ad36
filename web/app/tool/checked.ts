type Parsed<Form> = {
  data?: Form;
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
};

/** A form as it is sent, or what is wrong with it by field. */
export type Checked<Form> = { form: Form | undefined; problem: (field: string) => string | undefined };

export const checked = <Form>({ data, error }: Parsed<Form>): Checked<Form> => ({
  form: data,
  problem: (field) => error?.issues.find(({ path }) => path[0] === field)?.message,
});
