'use client'
import { Button, useAuth, useDocumentInfo, useListDrawer } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { hasRole } from '#cms/access/roles.ts'
import { countOf } from '#engine/text/count-of.ts'
import { callBackOffice } from './call-back-office.ts'
import { ReplaceFile } from './media/replace-file.tsx'

type Use = { kind: string; title: string; href: string; isTrashed: boolean }

/** Shows on an image where it is used, and what to do about that before it can be deleted. */
export function ImageUses() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  return id && hasRole(user, 'editor') ? <UsesOfImage id={Number(id)} /> : null
}

function UsesOfImage({ id }: { id: number }) {
  const [uses, setUses] = useState<Use[]>()
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [ListDrawer, , { closeDrawer, openDrawer }] = useListDrawer({ collectionSlugs: ['media'] })

  const look = useCallback(async () => {
    const { ok, body } = await callBackOffice<{ uses: Use[] }>(`/media/${id}/uses`)
    if (ok) setUses(body.uses)
    else setMessage(body.message)
  }, [id])
  useEffect(() => void look(), [look])

  async function replace(by: number | null) {
    setBusy(true)
    const { body } = await callBackOffice(`/media/${id}/replace`, { by })
    setMessage(body.message)
    setBusy(false)
    await look()
  }

  function remove() {
    if (window.confirm(`Remove this image from ${countOf(uses?.length ?? 0, 'document')}?`)) void replace(null)
  }

  function choose({ docID }: { docID: number | string }) {
    closeDrawer()
    void replace(Number(docID))
  }

  return (
    <section className="image-uses" aria-label="Where this image is used">
      <h3>Where it is used</h3>
      {uses?.length === 0 && <p>Nowhere. It can be deleted.</p>}
      {uses && <ReplaceFile uses={uses.length} />}
      {uses && uses.length > 0 && (
        <>
          <ul>
            {uses.map(({ kind, title, href, isTrashed }) => (
              <li key={href}>
                {kind}: <a href={href}>{title}</a>
                {isTrashed && ' (in the trash)'}
              </li>
            ))}
          </ul>
          <p>It cannot be deleted while it is used. Another image of the library can take its place, or none.</p>
          <div className="issue-actions">
            <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={openDrawer}>
              Replace everywhere
            </Button>
            <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={remove}>
              Remove everywhere
            </Button>
          </div>
          <ListDrawer onSelect={choose} />
        </>
      )}
      <div role="status">{message}</div>
    </section>
  )
}
