import type { UIFieldServerProps } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { storedResume } from '#cms/privacy/stored-resume.ts'

/** Shows below the résumé of an application its text, so that most need not be downloaded. */
export async function ResumePreview({ data, payload, user }: UIFieldServerProps) {
  const id = idOf(data.resume)
  if (!hasRole(user, 'hr') || id === undefined) return null
  const resume = await storedResume(payload, user, id)
  if (!resume) return null
  const { filename, bytes, href } = resume
  return (
    <section className="resume-preview" aria-label="Text of the résumé">
      <p>
        <a href={href} download="">
          Download {filename}
        </a>{' '}
        <span>{sizeOf(bytes)}</span>
      </p>
      {'text' in resume ? (
        // A long text scrolls, also with the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
        <pre tabIndex={0}>{resume.text}</pre>
      ) : (
        <p>{resume.reason}</p>
      )}
    </section>
  )
}

function idOf(resume: unknown) {
  const id = typeof resume === 'object' && resume !== null ? (resume as { id?: unknown }).id : resume
  return typeof id === 'number' ? id : undefined
}

function sizeOf(bytes: number) {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
