import { useEffect, useRef, useState } from 'react'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { returnFromDirectory } from './auth.directory.ts'
import { enter } from './auth.enter.ts'
import styles from './CodeForm.module.css'

/** The page that the centre's directory redirects back to. */
export function LoginDirectoryScreen() {
  const t = useT()
  const { ticket } = useSearch('loginDirectory')
  const [refusal, setRefusal] = useState<string>()
  const isSent = useRef(false)

  useEffect(() => {
    // The ticket works once.
    if (isSent.current) return
    isSent.current = true
    void returnFromDirectory(ticket)
      .then(enter)
      .catch((error: unknown) => setRefusal(errorWords(error)))
  }, [ticket])

  return (
    <div className={styles.page}>
      <p className={styles.card} role="status">
        {refusal ?? t('auth.directoryBack')}
      </p>
      {refusal && (
        <nav className={styles.others}>
          <Link to={to.loginAccount()}>{t('auth.directoryAgain')}</Link>
        </nav>
      )}
    </div>
  )
}
