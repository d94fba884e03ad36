import { TextAreaField, type TextAreaFieldProps } from '#web/kit/field/TextAreaField.tsx';

/** A text area with a microphone. */
export const SpokenField = (props: Omit<TextAreaFieldProps, 'voice'>) => <TextAreaField voice {...props} />;
