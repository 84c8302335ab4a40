// What the certificate of an honour says. The server draws it, so its words are not in the packs of the app.
export const awardPdfWords = {
  'en-US': {
    to: 'is given to',
    years: (years: number) => `${years} ${years === 1 ? 'year' : 'years'} of service`,
  },
  'zh-CN': {
    to: '授予',
    years: (years: number) => `在园服务${years}年`,
  },
}
