export { awardPdf } from './award.pdf.ts'
export { awardRoutes } from './award.routes.ts'
