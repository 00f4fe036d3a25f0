/** A category page whose second paragraph repeats its keyword too often. */
export const sample = {
  label: 'A category page that says “oak table” too often',
  input: {
    text: `<html>
<head>
  <title>Oak tables for small kitchens | Marrow Home</title>
  <meta name="description" content="Oak tables from 70 cm, made to order in Vermont.">
</head>
<body>
  <nav><a href="/">Home</a> <a href="/tables">Tables</a></nav>
  <h1>Oak tables for small kitchens</h1>
  <img src="/mill-70.jpg" alt="Round oak table with two chairs">
  <p>A kitchen of eight square metres has room for a table. Ours start at 70 cm, seat two, and fold out for four. The wood comes from one mill in Vermont, eleven miles from the workshop.</p>
  <h2>Which oak table fits?</h2>
  <p>An oak table lasts. Choose an oak table with a round top for a corner, or an oak table with a leaf for guests. Every oak table is oiled by hand, so your oak table can be sanded and oiled again.</p>
  <h2>Delivery and care</h2>
  <p>We carry the table up the stairs and take the box with us. Wipe spills at once; oil the top twice a year. If a leg gets loose, write to us and we send the tool.</p>
</body>
</html>`,
    keywords: 'oak table\nsmall kitchen',
  },
}
