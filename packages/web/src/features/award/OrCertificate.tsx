import { credentialReport } from '@daybook/contract/credential/credential.report.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect } from 'react'
import { ApiError } from '../../platform/api/api.error.ts'
import { go } from '../../platform/screens/navigate.ts'
import { placeOf } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { publicationQuery } from '../receipt/index.ts'
import { awardReceiptKind } from './award.receiptKind.ts'

interface OrCertificateProps {
  screen: 'award' | 'awardAnswer'
  /** Of an honour. */
  Page: ComponentType
}

/** The addresses of an honour show a certificate too, if that has the id. */
export function OrCertificate({ screen, Page }: OrCertificateProps) {
  const { id = '' } = useSearch(screen)
  const { error } = useQuery({ ...publicationQuery(awardReceiptKind, id), enabled: id !== '' })
  const isNone = error instanceof ApiError && error.key === 'NOT_FOUND'
  useEffect(() => {
    if (isNone) void go(placeOf(credentialReport.page, { id }), { replace: true })
  }, [isNone, id])
  return <Page />
}
