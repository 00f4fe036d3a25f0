import { type ScriptValue, stringOf } from './script-value.ts'

/** When a statement runs: with the script, later without an event, on an event or a call from elsewhere, or never. */
export type When = 'load' | 'after-load' | 'on-event' | 'never'

/** Returns when a function runs that is passed to another function. */
export function callbackTime(callee: string, args: ScriptValue[]): When | 'same' {
  if (/(?:^|\.)(?:forEach|map|filter|some|every|reduce|call|apply|push|replace|sort|find)$/.test(callee)) return 'same'
  if (/(?:^|\.)(?:addEventListener|attachEvent|on|one|bind)$/.test(callee)) {
    const type = stringOf(args[0]) ?? ''
    return /^(?:on)?(?:load|DOMContentLoaded|pageshow|readystatechange|turbo:load|astro:page-load)$/.test(type)
      ? 'after-load'
      : 'on-event'
  }
  if (
    /^(?:\$|jQuery|setTimeout|setInterval|requestIdleCallback|requestAnimationFrame|queueMicrotask)$|(?:^|\.)(?:ready|then|finally|setTimeout|requestIdleCallback|load)$/.test(
      callee,
    )
  )
    return 'after-load'
  return 'on-event'
}
