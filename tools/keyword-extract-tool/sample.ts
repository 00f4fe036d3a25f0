/** An article of the fictional company Oakfield, as on its page. */
export const sample = {
  label: 'An article about wool blankets',
  input: {
    text: `<html>
<head>
  <title>How to wash wool blankets at home | Oakfield</title>
  <meta name="description" content="Wash wool blankets without felting: water temperature, wool detergent, drying flat.">
</head>
<body>
  <h1>How to wash wool blankets</h1>
  <p>A wool blanket needs less washing than cotton bedding. Wool fibers carry lanolin, a natural wax that repels dirt, and most stains stay on the surface. Airing the blanket outdoors for a day removes odours better than any machine cycle.</p>
  <h2>Water temperature decides</h2>
  <p>Felting happens when heat, moisture, and friction meet. The scales of the wool fibers open in warm water and lock into each other as the drum turns. Keep the water temperature below 30 °C, fill the drum halfway, and choose the wool cycle. A hand wash in the bathtub is gentler still: press the suds through the wool blanket, never wring it.</p>
  <h2>Choose a wool detergent</h2>
  <p>Ordinary laundry detergent is alkaline and contains enzymes that digest protein fibers. A wool detergent has a neutral pH and a little lanolin. Fabric softener coats the fibers and takes away the loft, so leave it out.</p>
  <h2>Drying flat</h2>
  <p>Roll the wet blanket in a towel and press the water out. Then lay it flat on a drying rack, away from radiators and direct sunlight. A hanging blanket stretches under its own weight. Two days of flat drying are common for heavy wool blankets from our Maine mill.</p>
</body>
</html>`,
  },
}
