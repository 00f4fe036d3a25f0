/** A view of an image in a frame: `scale` relative to the size that fits, and an offset in pixels of the frame. */
export type View = { scale: number; x: number; y: number }
export type Size = { width: number; height: number }
export type Point = { x: number; y: number }

/** The image fits its frame. */
export const FIT: View = { scale: 1, x: 0, y: 0 }

/** Maximum number of screen pixels for one pixel of the image. */
const MAX_ENLARGED = 8

/** One step of the buttons and keys. */
export const STEP = 1.5

/** Returns the view enlarged by a factor, with the same place of the image under a point of the frame. */
export function zoomed(
  view: View,
  factor: number,
  { at, frame, image }: { at: Point; frame: Size; image: Size },
): View {
  const maxZoom = Math.max(1, (MAX_ENLARGED * image.width) / frame.width)
  const scale = Math.min(Math.max(view.scale * factor, 1), maxZoom)
  const share = scale / view.scale
  return inside({ scale, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share }, frame)
}

/** Returns the view moved by so many pixels, never past an edge of the image. */
export const moved = (view: View, { x, y }: Point, frame: Size): View =>
  inside({ scale: view.scale, x: view.x + x, y: view.y + y }, frame)

/** Returns the percent of its own pixels at which an image is shown. */
export const percentOf = ({ scale }: View, frame: Size, image: Size): number =>
  Math.round((scale * frame.width * 100) / image.width)

function inside({ scale, x, y }: View, { width, height }: Size): View {
  const within = (value: number, edge: number) => Math.min(0, Math.max(value, edge * (1 - scale)))
  return { scale, x: within(x, width), y: within(y, height) }
}
