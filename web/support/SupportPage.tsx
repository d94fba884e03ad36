export function SupportPage() {
  return <h1 className="h1">Get help now</h1>;
}
