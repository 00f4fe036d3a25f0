import type { Sample } from '#engine/tool/define-tool.ts'

const source = `Wool keeps its shape because every fiber is crimped. The crimp holds air between the fibers, and still air carries heat slowly. A sock of merino therefore stays warm when it is damp, while cotton gives up most of its warmth as soon as it is wet.

Wash wool at thirty degrees and leave the softener out. Softener coats the fiber, and a coated fiber takes up less moisture. Dry socks flat, away from a radiator, because the weight of the water stretches a hanging sock.`

export const samples: [Sample, ...Sample[]] = [
  {
    label: 'A product text and its supplier’s',
    input: {
      text: `Our Oakfield hiking sock is knitted in Maine from merino of one farm.

The crimp holds air between the fibers, and still air carries heat slowly. So the sock stays warm when it gets damp, whereas cotton gives up most of its warmth as soon as it is wet.

Each pair is checked by hand. Wash wool at thirty degrees and leave out the softener: softener coats the fibers, and a coated fiber takes up less moisture. We repair holes for two years, without asking how they came about.`,
      source,
    },
  },
]
