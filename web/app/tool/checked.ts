type Parsed<Form> = {
  data?: Form;
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
};

/** A valid form, or the problems by field. */
export type Checked<Form> = { form: Form | undefined; problem: (field: string) => string | undefined };

export const checked = <Form>({ data, error }: Parsed<Form>): Checked<Form> => ({
  form: data,
  problem: (field) => error?.issues.find(({ path }) => path[0] === field)?.message,
});
