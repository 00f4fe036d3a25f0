import { Avatar } from '#site/ui/images/art.tsx'
import { Picture } from '#site/ui/images/picture.tsx'

/** Renders a portrait or, without one, art generated from the name. */
export function Portrait({ name, picture, size }: { name: string; picture?: Picture | undefined; size: number }) {
  if (!picture?.src) return <Avatar name={name} size={size} />
  return <Picture picture={picture} ratio={[size, size]} sizes={`${size}px`} className="avatar" decorative />
}
