/** What stands in lines, in a single one. */
export const oneLine = (text: string): string => text.replace(/(?<!\s)\s*\n\s*/g, ' · ');
