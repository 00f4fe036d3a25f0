'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { Suggestions as Suggested, Suggestion } from '#cms/seo/suggestions.ts'

/** Lists pages that fit this one, from the index of the site's search. */
export function Suggestions({ to, from }: Suggested) {
  return (
    <section aria-labelledby="seo-suggestions">
      <h3 id="seo-suggestions">Suggested links</h3>
      <p className="seo-muted">Published pages from the index of the site’s search, except those already linked.</p>
      <div className="seo-suggestions">
        <List title="Link to" pages={to} none="No other page is about what this text mentions." />
        <List title="Link here from" pages={from} none="No other page mentions this subject." />
      </div>
    </section>
  )
}

function List({ title, pages, none }: { title: string; pages: Suggestion[]; none: string }) {
  return (
    <div>
      <h4>{title}</h4>
      {pages.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {pages.map((page) => (
            <li key={page.path}>
              <a href={page.path} target="_blank" rel="noreferrer">
                {page.title}
              </a>
              <span className="seo-detail">{page.why}</span>
              <CopyPath path={page.path} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function CopyPath({ path }: { path: string }) {
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(path)
    setCopied(true)
  }
  const label = isCopied ? 'Copied' : 'Copy path'
  return (
    <Button buttonStyle="none" className="seo-copy" onClick={() => void copy()} aria-label={`${label} ${path}`}>
      {label}
    </Button>
  )
}
