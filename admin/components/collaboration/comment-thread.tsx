'use client'
import { Button, useAuth } from '@payloadcms/ui'
import { useState } from 'react'
import { hasRole } from '#cms/access/roles.ts'
import type { Colleague } from './colleagues.ts'
import { CommentForm } from './comment-form.tsx'
import { Moment } from './moment.tsx'
import type { Comment, Thread } from './threads.ts'

type CommentThreadProps = {
  thread: Thread
  colleagues: Colleague[]
  onReply: (text: string) => Promise<boolean>
  onResolve: (isResolved: boolean) => void
  onDelete: (id: number) => void
}

/** Renders a comment with its answers, and what can be done about it. */
export function CommentThread({ thread, colleagues, onReply, onResolve, onDelete }: CommentThreadProps) {
  const { user } = useAuth()
  const [isReplying, setReplying] = useState(false)
  const { first, answers } = thread
  const mayDelete = ({ isOwn }: Comment) => isOwn || hasRole(user, 'admin')
  const button = { buttonStyle: 'secondary', size: 'small', margin: false } as const

  function remove({ id, authorName, isOwn }: Comment) {
    const whose = isOwn ? 'your comment' : `the comment by ${authorName}`
    if (window.confirm(`Delete ${whose}? This cannot be undone.`)) onDelete(id)
  }

  return (
    <li data-resolved={first.isResolved || undefined}>
      {[first, ...answers].map((comment) => (
        <article key={comment.id}>
          <p className="comment-head">
            <b>{comment.authorName}</b> <Moment at={comment.createdAt} />
            {mayDelete(comment) && (
              <button
                type="button"
                aria-label={`Delete the comment by ${comment.authorName}`}
                onClick={() => remove(comment)}
              >
                Delete
              </button>
            )}
          </p>
          <p className="comment-text">{comment.text}</p>
        </article>
      ))}
      {first.isResolved && <p className="comment-head">Resolved by {first.resolvedBy}</p>}
      {isReplying ? (
        <CommentForm
          label="Your reply"
          button="Reply"
          colleagues={colleagues}
          isFocused
          onSend={async (text) => {
            const isSent = await onReply(text)
            if (isSent) setReplying(false)
            return isSent
          }}
          onCancel={() => setReplying(false)}
        />
      ) : (
        <p className="comment-actions">
          <Button {...button} onClick={() => setReplying(true)}>
            Reply
          </Button>
          <Button {...button} onClick={() => onResolve(!first.isResolved)}>
            {first.isResolved ? 'Reopen' : 'Resolve'}
          </Button>
        </p>
      )}
    </li>
  )
}
