import {
  Award,
  Handshake,
  HeartPulse,
  Hourglass,
  House,
  Landmark,
  type LucideIcon,
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
} from 'lucide-react'

const ICONS: Readonly<Record<string, LucideIcon>> = {
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
  const Icon = ICONS[name] ?? Award
  return <Icon className="icon mt-0.5 size-6 stroke-[1.6] text-ink-mute" aria-hidden="true" />
}
