import type { ResumeKind } from './rules.ts'

const MAX_BASE_LENGTH = 60

/**
 * Returns the name under which a résumé is stored: letters, digits, and hyphens, and an unguessable part.
 * @example storedName('../Inés Calder (CV).pdf', 'pdf', '3f9a1c07') // 'ines-calder-cv-3f9a1c07.pdf'
 */
export function storedName(name: string, kind: ResumeKind, unique: string) {
  const base = name
    .replace(/^.*[/\\]/, '')
    .replace(/\.[a-z]+$/i, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_BASE_LENGTH)
    .replace(/^-+|-+$/g, '')
  return `${base || 'resume'}-${unique}.${kind}`
}
