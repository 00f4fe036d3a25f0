import type { Sample } from '#engine/tool/define-tool.ts'

export const sample: Sample = {
  label: 'A product page with faults',
  input: {
    markup: `<!doctype html>
<html lang="en">
<head>
  <title>Wool throw, undyed | Marrow Home</title>
  <script type="application/ld+json">
  {
    "@context": "https://schema.org",
    "@type": "Product",
    "name": "Wool throw, undyed",
    "image": "https://marrow-home.example/img/throw.jpg",
    "descripton": "A throw of undyed wool, 130 by 180 cm.",
    "brand": { "@type": "Brand", "name": "Marrow Home" },
    "offers": {
      "@type": "Offer",
      "price": "$1,240.00",
      "availability": "https://schema.org/InStok",
      "url": "https://marrow-home.example/throw"
    }
  }
  </script>
</head>
<body>
  <ol itemscope itemtype="https://schema.org/BreadcrumbList">
    <li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem">
      <a itemprop="item" href="https://marrow-home.example/"><span itemprop="name">Home</span></a>
      <meta itemprop="position" content="1">
    </li>
    <li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem">
      <span itemprop="name">Throws</span>
      <meta itemprop="position" content="2">
    </li>
  </ol>
</body>
</html>`,
  },
}

export const secondSample: Sample = {
  label: 'Questions and answers, and a recipe without a picture',
  input: {
    markup: `{
  "@context": "https://schema.org",
  "@graph": [
    {
      "@type": "FAQPage",
      "mainEntity": [{
        "@type": "Question",
        "name": "Do you ship to Canada?",
        "acceptedAnswer": { "@type": "Answer", "text": "Yes, within six days." }
      }]
    },
    {
      "@type": "Recipe",
      "name": "Rhubarb compote",
      "recipeIngredient": ["500 g rhubarb", "80 g sugar"],
      "totalTime": "PT25M"
    }
  ]
}`,
  },
}
