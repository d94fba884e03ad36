/** Focuses the first field with a problem once it is rendered, which may take more than a frame. */
export function focusProblem(form: Element | null, frames = 60): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) field.focus();
    else if (frames > 1) focusProblem(form, frames - 1);
  });
}
