import {
  Award,
  Handshake,
  HeartPulse,
  Hourglass,
  House,
  Landmark,
  type LucideIconData,
  Medal,
  Megaphone,
  Pill,
  Scale,
  ScanFace,
  Smartphone,
  Store,
  Trees,
  Vote,
  Wrench,
} from '@lucide/icons'
import { Icon } from '#web/ui/icon.tsx'

const ICONS: Readonly<Record<string, LucideIconData>> = {
  store: Store,
  home: House,
  megaphone: Megaphone,
  scale: Scale,
  hourglass: Hourglass,
  wrench: Wrench,
  trees: Trees,
  handshake: Handshake,
  pill: Pill,
  vote: Vote,
  landmark: Landmark,
  medal: Medal,
  smartphone: Smartphone,
  'scan-face': ScanFace,
  'heart-pulse': HeartPulse,
}

export function ValueIcon({ name }: { name: string }) {
  const icon = ICONS[name] ?? Award
  return <Icon of={icon} className="mt-0.5 size-6 stroke-[1.6] text-ink-mute" />
}
