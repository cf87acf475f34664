/** Replaces all kinds of space characters with ordinary spaces. */
export const toPlainSpaces = (text: string) => text.replace(/\p{Zs}/gu, ' ');
