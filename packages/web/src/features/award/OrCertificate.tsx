import { award } from '@daybook/contract/award/award.kind.ts'
import { credentialReport } from '@daybook/contract/credential/credential.report.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { ApiError } from '../../platform/api/api.error.ts'
import { client } from '../../platform/api/client.ts'
import { query } from '../../platform/query/query.ts'
import { go } from '../../platform/screens/navigate.ts'
import { placeOf } from '../../platform/screens/places.ts'

const { get } = client(award)

interface OrCertificateProps {
  id: string | undefined
  /** The page of an honour. */
  children: ReactNode
}

/** The addresses of an honour show a certificate too, if that has the id. */
export function OrCertificate({ id = '', children }: OrCertificateProps) {
  const { error } = useQuery({ ...query(get, { id }), enabled: id !== '' })
  const isNone = error instanceof ApiError && error.key === 'NOT_FOUND'
  useEffect(() => {
    if (isNone) void go(placeOf(credentialReport.page, { id }), { replace: true })
  }, [isNone, id])
  return children
}
