/** Certificates that expire soon or have expired. */
export type CredentialAwaiting = {
  expiringCredentials: {
    title: string
    staffName: string
    isOwn: boolean
    expiresOn: string
    daysLeft: number
  }
}
