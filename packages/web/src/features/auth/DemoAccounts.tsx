import type { DemoAccount } from '@daybook/contract/auth/auth.contract.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../platform/i18n/language.ts'
import { roleWords } from '../../platform/i18n/role.words.ts'
import { demoAccountsQuery } from './auth.data.ts'
import styles from './DemoAccounts.module.css'

/** The accounts of the demo data, while it is open. A tap fills in the form. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const t = useT()
  const accounts = useQuery(demoAccountsQuery()).data ?? []
  if (accounts.length === 0) return null
  return (
    <section aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={styles.title}>
        {t('auth.demo')}
      </h2>
      <p className={styles.hint}>{t('auth.demoHint')}</p>
      <ul className={styles.accounts}>
        {accounts.map((account) => (
          <li key={`${account.tenantId} ${account.account}`}>
            <Button
              variant="default"
              h="auto"
              fullWidth
              className={styles.account}
              onClick={() => onChoose(account)}
            >
              <span className={styles.words}>
                {account.name} <span className={styles.fact}>{roleWords(account.role)}</span>{' '}
                <span className={styles.fact}>{account.tenantId}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
