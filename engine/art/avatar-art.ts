import { type Drawing, sky, weathers } from './art.ts'
import { tenth as f, random } from './series.ts'

/** Returns an avatar for someone without a photo: a piece of prairie of their own. */
export function avatar(name: string, size = 44) {
  const { className, viewBox, body } = composeAvatar(name)
  return `<svg class="${className}" width="${size}" height="${size}" viewBox="${viewBox}" aria-hidden="true">${body}</svg>`
}

export function composeAvatar(name: string): Drawing {
  const r = random(name)
  const weather = weathers[Math.floor(r() * 4)] ?? 'dawn'
  const y = 20 + r() * 8
  const s = r() * 16 - 8
  const sun = { x: 9 + r() * 26, y: 8 + r() * 9, r: 3 + r() * 3.4 }
  const t = r() * 12 - 4
  const body =
    `${sky(44, 44)}<circle class="sun" cx="${f(sun.x)}" cy="${f(sun.y)}" r="${f(sun.r)}"/>` +
    `<path class="far" d="M0 ${f(y + t)}L${f(16 + s)} ${f(y - 4)}L44 ${f(y + 5)}V44H0Z"/>` +
    `<path class="land" d="M0 ${f(y + 9)}L${f(20 - s)} ${f(y + 10)}L${f(32 - s / 2)} ${f(y + 2 + t / 2)}L44 ${f(y + 3)}V44H0Z"/>`
  return { className: `avatar w-${weather}`, viewBox: '0 0 44 44', body }
}
