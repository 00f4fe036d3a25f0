import type { Sample } from '#engine/tool/define-tool.ts'

export const sample: Sample = {
  label: 'A draft about wool socks',
  input: {
    keyword: 'merino wool socks',
    text: `# Merino wool socks for cold feet

Cold feet have two causes: sweat that cannot leave, and shoes that are too tight. Merino wool socks help with the first. The fiber takes up a third of its weight in water before it feels wet, so your skin stays dry on a long walk.

## How to choose a weight

Light socks are for summer and running. Midweight socks fit most boots. Heavy socks are for days when you stand still, such as hunting or watching a game.

## Washing

Wash them inside out at 86°F with a mild soap, and let them dry flat. A dryer shrinks them. How often should you wash them? After three days of normal wear, because wool keeps odor down.`,
  },
}
