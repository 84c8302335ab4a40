import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Component, type ReactNode } from 'react'
import { StateScreen } from '../../kit/StateScreen.tsx'
import { t } from '../../platform/i18n/language.ts'

/** Catches errors outside a screen. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    if (!this.state.crashed) return this.props.children
    return (
      <StateScreen
        icon={<IconAlertTriangle />}
        title={t('app.crash')}
        hint={t('app.crashHint')}
        action={<Button onClick={() => location.reload()}>{t('app.reload')}</Button>}
      />
    )
  }
}
