/** Leads to the first field with a problem, once its sentence stands there. */
export function focusProblem(form: Element | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
