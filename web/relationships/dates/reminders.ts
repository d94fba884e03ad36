const DAYS = [0, 1, 3, 7, 14, 30];

/** When a reminder comes, in words. */
export function reminderWords(days: number | null): string {
  if (days === null) return 'No reminder';
  if (days === 0) return 'Reminder on the day';
  return days === 1 ? 'Reminder the day before' : `Reminder ${days} days before`;
}

/** What can be chosen; a number that came from elsewhere stays choosable. */
export function reminderOptions(chosen: number | null) {
  const days = chosen === null || DAYS.includes(chosen) ? DAYS : [...DAYS, chosen].sort((a, b) => a - b);
  return [
    ...days.map((count) => ({ value: String(count), label: reminderWords(count) })),
    { value: '', label: reminderWords(null) },
  ];
}
