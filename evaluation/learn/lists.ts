import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', 'sentences');

/** A list of lines: "label", a tab, "text"; or texts alone. */
export const lined = (name: string): { label: string; text: string }[] =>
  existsSync(join(FOLDER, name))
    ? readFileSync(join(FOLDER, name), 'utf8')
        .trim()
        .split('\n')
        .filter((line) => line && !line.startsWith('#'))
        .map((line) => line.split('\t'))
        .map(([first = '', text]) => (text === undefined ? { label: '', text: first } : { label: first, text }))
    : [];

/** The lists of a folder, one after the other. */
export const folded = (folder: string) =>
  existsSync(join(FOLDER, folder))
    ? readdirSync(join(FOLDER, folder)).flatMap((file) => lined(`${folder}/${file}`))
    : [];
