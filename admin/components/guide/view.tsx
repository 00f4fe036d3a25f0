import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { notFound } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { OwnView, signedInUser } from '../views/own-view.tsx'
import { type GuideHeading, guidePath, guides, parseGuide } from './parse-guide.ts'
import { GuideText } from './text.tsx'

/** Renders the screen “Guide”: what `docs/editors.md` and the guides that it links to say. */
export async function GuideView(view: AdminViewServerProps) {
  const segments = view.params?.segments
  const [, slug = '', ...more] = Array.isArray(segments) ? segments : []
  signedInUser(view, guidePath(slug))
  const guide = guides.find((one) => one.slug === slug)
  if (!guide || more.length > 0) notFound()
  const path = join(/* turbopackIgnore: true */ process.cwd(), 'docs', guide.file)
  const { title, headings, nodes } = parseGuide(await readFile(path, 'utf8'))
  return (
    <OwnView view={view} label={slug === '' ? 'Guide' : `Guide: ${guide.label}`} className="guide">
      <div className="guide-contents">
        <details>
          <summary>Contents</summary>
          <Contents headings={headings} current={slug} />
        </details>
        <nav aria-label="Contents">
          <Contents headings={headings} current={slug} />
        </nav>
      </div>
      <article className="guide-text">
        <h1>{title}</h1>
        <GuideText nodes={nodes} />
      </article>
    </OwnView>
  )
}

function Contents({ headings, current }: { headings: GuideHeading[]; current: string }) {
  return (
    <>
      <ul>
        {headings
          .filter(({ level }) => level <= 3)
          .map(({ id, text, level }) => (
            <li key={id} data-level={level}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
      </ul>
      <h2>Guides</h2>
      <ul>
        {guides.map(({ slug, label }) => (
          <li key={slug}>
            <a href={guidePath(slug)} aria-current={slug === current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
