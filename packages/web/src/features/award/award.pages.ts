import { createElement } from 'react'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { receiptAnswerPage, receiptPages } from '../receipt/index.ts'
import { awardReceiptKind } from './award.receiptKind.ts'
import { OrCertificate } from './OrCertificate.tsx'
import { PrintAward } from './PrintAward.tsx'

const pages = receiptPages(awardReceiptKind, {
  More: PrintAward,
  answer: (search) => to.awardAnswer(search),
})
const answer = receiptAnswerPage(awardReceiptKind, () => useSearch('awardAnswer').id)

export const awardPages = {
  ...pages,
  page: () => createElement(OrCertificate, { screen: 'award', Page: pages.page }),
  answer: () => createElement(OrCertificate, { screen: 'awardAnswer', Page: answer }),
}
