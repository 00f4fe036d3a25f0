/** Part of the window within which a card of the home page's stack becomes the active one. */
export const STACK_THRESHOLD = 0.065
/** Part of a card of the landing page's stack that must be in view. */
export const LANDING_STACK_THRESHOLD = 0.5
/** Speed of a marquee, in pixels per second. */
export const MARQUEE_SPEED = 35
/** How a figure counts up. The duration is in seconds. */
export const COUNT_UP = { duration: 2, separator: ',', decimal: '.' }
/**
 * Maximum size of the booking dialog, the width below which it fills the window, and the frame's minimum height, in
 * pixels.
 */
export const BOOKING = { maxWidth: 1000, maxHeight: 680, breakpoint: 975, frameMinHeight: 630 }
