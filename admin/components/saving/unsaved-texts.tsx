'use client'
import { useAuth } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { copiesOf, type LocalCopy } from './local-copy.ts'
import { openTabs } from './open-tabs.ts'
import { Time } from './presence.tsx'

/** Lists on the dashboard the texts that this browser keeps because they were never saved. */
export function UnsavedTexts() {
  const { user } = useAuth()
  const [copies, setCopies] = useState<LocalCopy[]>([])
  useEffect(() => {
    void Promise.all([openTabs(), copiesOf(Number(user?.id))]).then(([open, all]) =>
      setCopies(all.filter(({ tab }) => !open.includes(tab))),
    )
  }, [user?.id])

  if (copies.length === 0) return null
  return (
    <section className="unsaved-texts">
      <h2>Texts that were not saved</h2>
      <p>This browser has kept them. Open the document to bring a text back or to delete it.</p>
      <ul>
        {copies.map((copy) => (
          <li key={copy.tab}>
            <a href={pathOf(copy.document)}>{copy.title || copy.document}</a>, typed <Time at={copy.at} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Returns the path of a document.
 * @param document such as `posts/12`, `posts/new`, or `globals/home`
 */
function pathOf(document: string) {
  const [slug, id] = document.split('/')
  if (slug === 'globals') return `/admin/globals/${id}`
  return `/admin/collections/${slug}/${id === 'new' ? 'create' : id}`
}
