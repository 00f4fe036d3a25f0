import { type ArtOptions, composeArt, composeAvatar } from '../../engine/art.ts'

/** A picture of data. With a title it is an image of that name, without one decoration. */
export function Art({ className = '', ...art }: ArtOptions & { className?: string }) {
  const { className: look, viewBox, body, title } = composeArt(art)
  const name = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg
      className={`${look} ${className}`.trim()}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      {...name}
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}

/** Beside a written name it says nothing new, so it is decoration. */
export function Avatar({ name, size = 44 }: { name: string; size?: number }) {
  const { className, viewBox, body } = composeAvatar(name)
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}
