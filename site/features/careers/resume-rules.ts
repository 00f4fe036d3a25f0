/** What server and browser ask of a résumé before its bytes are read. */
const RESUME_BYTES = 5 * 1024 * 1024
export const RESUME_ENDINGS = ['.pdf', '.doc', '.docx', '.odt']
export type ResumeKind = 'pdf' | 'doc' | 'docx' | 'odt'

export const resumeMessages = {
  none: 'Please attach your résumé.',
  wrongKind: 'Please attach a PDF, Word or OpenDocument file (.pdf, .doc, .docx or .odt).',
  tooLarge: 'This file is larger than 5 MB. Please attach a smaller one.',
} as const

/** @example resumeKind('CV of Ines.PDF') // 'pdf' */
export function resumeKind(name: string) {
  return /\.(pdf|docx?|odt)$/i.exec(name)?.[1]?.toLowerCase() as ResumeKind | undefined
}

/** Browsers send a nameless file of 0 bytes where none was chosen. */
export function resumeFault({ name, size }: { name: string; size: number }): string | undefined {
  if (size === 0) return resumeMessages.none
  if (size > RESUME_BYTES) return resumeMessages.tooLarge
  return resumeKind(name) ? undefined : resumeMessages.wrongKind
}
