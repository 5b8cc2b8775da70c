export const ukReasons = [
  {
    title: 'A title you can look up',
    text: 'Ownership in England is recorded in a public register. Your solicitor checks it before you pay, and your own name appears in it afterwards.',
  },
  {
    title: 'Rent in pounds',
    text: 'A let apartment earns in the currency in which many families abroad pay school fees and save.',
  },
  {
    title: 'Open to buyers abroad',
    text: 'You need neither residence nor a visa to own property in the United Kingdom. You need papers that prove who you are and where the money comes from.',
  },
  {
    title: 'Finance for Nigerians',
    text: 'Some lenders lend to buyers who live and earn in Nigeria. Deposits are larger and checks longer; we introduce you to a broker who knows both.',
  },
];

export const ukBenefits = [
  {
    title: 'Payments in stages',
    text: 'A reservation fee, a share at exchange of contracts, the balance at completion. Each has its own paper.',
  },
  {
    title: 'A solicitor of your own',
    text: 'We introduce one; you instruct them, and they act for you alone.',
  },
  {
    title: 'Letting arranged',
    text: 'Tenants, rent and repairs are looked after while you are elsewhere.',
  },
  {
    title: 'The costs, all of them',
    text: 'Stamp duty and its surcharge for buyers abroad, service charge, ground rent, letting fees and tax: written down before you reserve.',
  },
];
