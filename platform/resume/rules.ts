// What server and browser check before the bytes of a résumé are read.

export const MAX_RESUME_MB = 5
const MAX_RESUME_BYTES = MAX_RESUME_MB * 1024 * 1024
export const RESUME_ENDINGS = ['.pdf', '.doc', '.docx', '.odt']
export type ResumeKind = 'pdf' | 'doc' | 'docx' | 'odt'

export const resumeMessages = {
  none: 'Please attach your résumé.',
  wrongKind: 'Please attach a PDF, Word, or OpenDocument file (.pdf, .doc, .docx, or .odt).',
  tooLarge: `This file is larger than ${MAX_RESUME_MB} MB. Please attach a smaller one.`,
} as const

/** Returns the kind that the ending of a file name says. @example resumeKind('CV of Ines.PDF') // 'pdf' */
export function resumeKind(name: string) {
  return /\.(pdf|docx?|odt)$/i.exec(name)?.[1]?.toLowerCase() as ResumeKind | undefined
}

/** Returns a message if name or size rule a file out. Browsers send 0 bytes without a name if no file was chosen. */
export function resumeFault({ name, size }: { name: string; size: number }): string | undefined {
  if (size === 0) return resumeMessages.none
  if (size > MAX_RESUME_BYTES) return resumeMessages.tooLarge
  return resumeKind(name) ? undefined : resumeMessages.wrongKind
}
