import { type ArtOptions, composeArt, type Drawing as DrawnArtwork } from '#engine/art/art.ts'
import { composeAvatar } from '#engine/art/avatar-art.ts'
import { Drawing } from '../text/markup.tsx'

/** Renders art. With a title, it is an image of that name; without one, it is decorative. */
export function Art({ className = '', ...art }: ArtOptions & { className?: string }) {
  return <DrawnArt drawing={composeArt(art)} className={className} />
}

export function DrawnArt({ drawing, className = '' }: { drawing: DrawnArtwork; className?: string | undefined }) {
  const { className: look, viewBox, body, title } = drawing
  const name = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <Drawing
      className={`${look} ${className}`.trim()}
      viewBox={viewBox}
      preserveAspectRatio={look.includes('art-cover') ? 'xMidYMid meet' : 'xMidYMid slice'}
      {...name}
      body={body}
    />
  )
}

/** Renders the avatar of a name. It is decorative, because the name next to it says the same. */
export function Avatar({ name, size = 44 }: { name: string; size?: number }) {
  const { className, viewBox, body } = composeAvatar(name)
  return <Drawing className={className} width={size} height={size} viewBox={viewBox} aria-hidden="true" body={body} />
}
