import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { FIT, moved, type Point, percentOf, type Size, STEP, zoomed } from './zoom.ts'

/** Pixels that an arrow key moves the image. */
const KEY_MOVE = 40
/** Factor of one unit of a turned wheel. */
const WHEEL = 0.0025

/**
 * Zooms and pans an image in a frame: by wheel with Ctrl or a pinch, by dragging, by keys, and by the returned
 * functions. An image that fits is not moved, so that the page scrolls.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, image: Size) {
  const [view, setView] = useState(FIT)
  const [size, setSize] = useState<Size>(image)
  const pointers = useRef(new Map<number, Point>())

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth || image.width, height: element.clientHeight })
    const observer = new ResizeObserver(() => {
      measure()
      setView(FIT)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame, image.width])

  const zoomAt = (factor: number, at: Point = { x: size.width / 2, y: size.height / 2 }) =>
    setView((now) => zoomed(now, factor, { at, frame: size, image }))

  const wheel = useRef((_event: WheelEvent) => {})
  wheel.current = (event) => {
    // Without Ctrl, the wheel scrolls the page. A pinch on a touchpad arrives as a wheel event with Ctrl.
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    zoomAt(Math.exp(-event.deltaY * WHEEL * (event.deltaMode === 1 ? 16 : 1)), placeIn(frame.current, event))
  }
  useEffect(() => {
    const element = frame.current
    const follow = (event: WheelEvent) => wheel.current(event)
    // React adds passive listeners, which cannot prevent the page from zooming.
    element?.addEventListener('wheel', follow, { passive: false })
    return () => element?.removeEventListener('wheel', follow)
  }, [frame])

  const handlers = {
    onPointerDown(event: PointerEvent) {
      pointers.current.set(event.pointerId, placeIn(frame.current, event))
      if (view.scale > 1 && !isSlider(event)) frame.current?.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const now = placeIn(frame.current, event)
      pointers.current.set(event.pointerId, now)
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      if (other) return zoomAt(distance(now, other) / Math.max(1, distance(before, other)), between(now, other))
      if (view.scale > 1 && !isSlider(event))
        setView((one) => moved(one, { x: now.x - before.x, y: now.y - before.y }, size))
    },
    onPointerUp: (event: PointerEvent) => pointers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => pointers.current.delete(event.pointerId),
    onKeyDown(event: KeyboardEvent) {
      const move = isSlider(event) ? undefined : moves[event.key]
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (move && view.scale > 1) setView((now) => moved(now, move, size))
      else if (event.key === '+' || event.key === '=') zoomAt(STEP)
      else if (event.key === '-') zoomAt(1 / STEP)
      else if (event.key === '0') setView(FIT)
      else return
      event.preventDefault()
    },
  }

  return {
    view,
    percent: percentOf(view, size, image),
    handlers,
    zoomIn: () => zoomAt(STEP),
    zoomOut: () => zoomAt(1 / STEP),
    fit: () => setView(FIT),
    /** Scale at which one pixel of the image is one pixel of the page. */
    actual: () => zoomAt(image.width / size.width / view.scale),
  }
}

const moves: Record<string, Point | undefined> = {
  ArrowLeft: { x: KEY_MOVE, y: 0 },
  ArrowRight: { x: -KEY_MOVE, y: 0 },
  ArrowUp: { x: 0, y: KEY_MOVE },
  ArrowDown: { x: 0, y: -KEY_MOVE },
}

/**
 * Returns whether an event is for the slider of the comparison, which is inside the frame and handles its own keys and
 * drags.
 */
const isSlider = ({ target }: { target: EventTarget }) => (target as Element).matches('input')

function placeIn(element: HTMLElement | null, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {}
  return { x: clientX - left, y: clientY - top }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
