import { TextAreaField, type TextAreaFieldProps } from '#web/kit/field/TextAreaField.tsx';

/** A long field that can be written or spoken into. */
export const SpokenField = (props: Omit<TextAreaFieldProps, 'voice'>) => <TextAreaField voice {...props} />;
