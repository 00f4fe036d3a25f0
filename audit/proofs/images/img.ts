const USUAL = { src: '/photo.jpg', alt: 'A copper kettle on a stove', width: '640', height: '480', loading: 'lazy' }

/** Returns an image element without a fault; `changes` replace its attributes, and undefined removes one. */
export const img = (changes: Record<string, string | undefined>) =>
  `<img${Object.entries({ ...USUAL, ...changes })
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('')}>`
