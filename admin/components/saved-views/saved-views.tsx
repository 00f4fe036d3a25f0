'use client'
import { useConfig, useListDrawerContext, usePreferences } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation.js'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { readViews, type SavedView, usualQuery, viewQuery, withView } from './saved-view.ts'

const MAX_NAME_LENGTH = 40

/** Offers above a list the filters and columns that somebody saved under a name, for themselves. */
export function SavedViews({ collectionSlug }: { collectionSlug: string }) {
  const { isInDrawer } = useListDrawerContext()
  return isInDrawer ? null : <ViewsOfList key={collectionSlug} slug={collectionSlug} />
}

function ViewsOfList({ slug }: { slug: string }) {
  const path = usePathname()
  const { defaultSort, admin } = useConfig().getEntityConfig({ collectionSlug: slug })
  const usual = { sort: defaultSort === undefined ? undefined : String(defaultSort), columns: admin.defaultColumns }
  const query = viewQuery(useSearchParams().toString(), usual)
  const { views, store } = useStoredViews(slug)
  const [isNaming, setNaming] = useState(false)
  if (!views || !/^\/admin\/collections\/[\w-]+$/.test(path)) return null
  const current = views.find((view) => view.query === query)
  const canSave = query !== '' && !current
  if (views.length === 0 && !canSave) return null

  return (
    <nav className="saved-views" aria-label="Saved views">
      {views.length > 0 && (
        <ul>
          <li>
            <a href={`${path}?${usualQuery(usual)}`} aria-current={query === '' ? 'page' : undefined}>
              All
            </a>
          </li>
          {views.map(({ name, query: own }) => (
            <li key={name}>
              <a href={`${path}?${own}`} aria-current={current?.name === name ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {current && (
        <button type="button" onClick={() => store(views.filter((view) => view !== current))}>
          Delete the view “{current.name}”
        </button>
      )}
      {canSave && !isNaming && (
        <button type="button" onClick={() => setNaming(true)}>
          Save this view
        </button>
      )}
      {canSave && isNaming && (
        <NameForm
          onCancel={() => setNaming(false)}
          onName={(name) => {
            setNaming(false)
            store(withView(views, { name, query }))
          }}
        />
      )}
    </nav>
  )
}

function NameForm({ onName, onCancel }: { onName: (name: string) => void; onCancel: () => void }) {
  const id = useId()
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (name !== '') onName(name)
  }
  return (
    <form onSubmit={save} onKeyDown={({ key }) => key === 'Escape' && onCancel()}>
      <label htmlFor={id}>Name of the view</label>
      {/* biome-ignore lint/a11y/noAutofocus: the button that opened the form is gone */}
      <input id={id} name="name" type="text" required maxLength={MAX_NAME_LENGTH} autoComplete="off" autoFocus />
      <button type="submit">Save</button>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </form>
  )
}

/** Undefined until they are read. */
function useStoredViews(slug: string) {
  const { getPreference, setPreference } = usePreferences()
  const [views, setViews] = useState<SavedView[]>()
  const key = `views-${slug}`
  useEffect(() => {
    let isCurrent = true
    void getPreference<unknown>(key).then((stored) => isCurrent && setViews(readViews(stored)))
    return () => {
      isCurrent = false
    }
  }, [getPreference, key])
  function store(changed: SavedView[]) {
    setViews(changed)
    void setPreference(key, changed)
  }
  return { views, store }
}
