'use client'
import { Button, Drawer, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { countOf } from '#engine/text/count-of.ts'
import { callBackOffice } from '../call-back-office.ts'
import { COMMENTS_CHANGED } from '../review/use-review.ts'
import type { Colleague } from './colleagues.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentThread } from './comment-thread.tsx'
import { type Comment, threadsOf } from './threads.ts'

type Loaded = { comments: Comment[]; colleagues: Colleague[] }

/** Shows above a document the button with the number of open comments, and the comments at its side. */
export function Comments() {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  if (globalSlug) return <CommentsOn document={`globals/${globalSlug}`} />
  return id ? <CommentsOn document={`${collectionSlug}/${id}`} /> : null
}

function CommentsOn({ document }: { document: string }) {
  // A document in a drawer has comments of its own.
  const slug = `comments-${document.replace('/', '-')}`
  const { openModal } = useModal()
  const [loaded, setLoaded] = useState<Loaded>()
  const [message, setMessage] = useState('')

  const look = useCallback(async () => {
    const { ok, body } = await callBackOffice<Loaded>(`/comments/about?document=${encodeURIComponent(document)}`)
    if (ok) setLoaded(body)
  }, [document])

  useEffect(() => {
    void look()
    // The URL is the link in the email about a mention.
    if (new URLSearchParams(window.location.search).get('comments') === 'open') openModal(slug)
    window.addEventListener(COMMENTS_CHANGED, look)
    return () => window.removeEventListener(COMMENTS_CHANGED, look)
  }, [look, openModal, slug])

  async function call(path: string, body: Record<string, unknown>) {
    const { ok, body: result } = await callBackOffice(path, body)
    setMessage(result.message)
    await look()
    return ok
  }

  if (!loaded) return null
  const threads = threadsOf(loaded.comments)
  const open = threads.filter(({ first }) => !first.isResolved)
  const resolved = threads.filter(({ first }) => first.isResolved)
  const show = (list: typeof threads) => (
    <ol>
      {list.map((thread) => (
        <CommentThread
          key={thread.first.id}
          thread={thread}
          colleagues={loaded.colleagues}
          onReply={(text) => call('/comments/about', { document, text, thread: thread.first.id })}
          onResolve={(isResolved) => void call(`/comments/${thread.first.id}/resolve`, { isResolved })}
          onDelete={(id) => void call(`/comments/${id}/delete`, {})}
        />
      ))}
    </ol>
  )
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        className="comments-open"
        onClick={() => openModal(slug)}
      >
        Comments {open.length > 0 && <b>{open.length}</b>}
      </Button>
      <Drawer slug={slug} title="Comments" className="comments-drawer">
        <div className="comments">
          <p>Only colleagues who can open this document see them. Type @ and a name to send someone an email.</p>
          {show(open)}
          <CommentForm
            label="New comment"
            button="Comment"
            colleagues={loaded.colleagues}
            onSend={(text) => call('/comments/about', { document, text })}
          />
          <div role="status">{message}</div>
          {resolved.length > 0 && (
            <details>
              <summary>{countOf(resolved.length, 'resolved thread')}</summary>
              {show(resolved)}
            </details>
          )}
        </div>
      </Drawer>
    </>
  )
}
