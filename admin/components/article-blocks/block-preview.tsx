'use client'
import { useTheme } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { BlockFields } from './block-state.ts'
import { renderedBlock } from './rendered-block.ts'

/**
 * Distance from the visible part of the page at which a preview is loaded, so that it is ready when it is scrolled to.
 */
const MARGIN = '600px'

type BlockPreviewProps = { fields: BlockFields; name: string; summary: string }
type Shown = { height: number; isEmpty: boolean }

/** Renders what readers see of a block: a page of the site with nothing but this block, without scripts. */
export function BlockPreview({ fields, name, summary }: BlockPreviewProps) {
  const { theme } = useTheme()
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame)
  const [page, setPage] = useState<string | undefined>()
  const [shown, setShown] = useState<Shown | undefined>()
  const [isFailed, setFailed] = useState(false)
  const sizes = useRef<ResizeObserver | undefined>(undefined)

  useEffect(() => () => sizes.current?.disconnect(), [])
  useEffect(() => {
    if (!isNear) return
    let isCurrent = true
    void renderedBlock(fields, theme).then((html) => {
      if (!isCurrent) return
      setFailed(html === undefined)
      if (html !== undefined) setPage(html)
    })
    return () => {
      isCurrent = false
    }
  }, [fields, theme, isNear])

  const isShown = page !== undefined && !isFailed && !shown?.isEmpty
  return (
    <div ref={frame} className="article-block-preview" data-state={isShown && shown ? 'shown' : 'waiting'}>
      {!(isShown && shown) && (
        <p className="article-block-note">
          <b>{name}</b> {summary || (shown?.isEmpty ? 'Nothing to show yet.' : '')}
        </p>
      )}
      {page !== undefined && !isFailed && (
        <iframe
          title={`${name}, as readers see it`}
          sandbox="allow-same-origin"
          srcDoc={page}
          tabIndex={-1}
          inert
          hidden={shown?.isEmpty}
          style={{ blockSize: shown?.height ?? 0 }}
          onLoad={({ currentTarget }) => follow(currentTarget, sizes, setShown)}
        />
      )}
    </div>
  )
}

/** Adjusts the height of a frame, because its fonts and images arrive after its page. */
function follow(
  { contentDocument }: HTMLIFrameElement,
  sizes: { current: ResizeObserver | undefined },
  show: (shown: Shown) => void,
) {
  sizes.current?.disconnect()
  const body = contentDocument?.body
  if (!body) return
  const isEmpty = !body.querySelector('main > *')
  sizes.current = new ResizeObserver(() => show({ height: Math.ceil(body.getBoundingClientRect().height), isEmpty }))
  sizes.current.observe(body)
  show({ height: Math.ceil(body.getBoundingClientRect().height), isEmpty })
}

function useIsNear(element: { current: HTMLElement | null }) {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
