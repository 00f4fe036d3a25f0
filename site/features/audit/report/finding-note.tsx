import type { AuditFinding } from '#audit/findings.ts'

/** Renders what a specialist has written about a finding, with their name. */
export function FindingNote({ note }: Pick<AuditFinding, 'note'>) {
  if (!note) return null
  return (
    <figure className="finding-note">
      <blockquote>
        {note.text.split(/\n{2,}/).map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs can be equal, and none moves
          <p key={at}>{paragraph}</p>
        ))}
      </blockquote>
      <figcaption>{note.by}</figcaption>
    </figure>
  )
}
