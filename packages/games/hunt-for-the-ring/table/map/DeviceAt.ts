import { devicesAt } from '#look/Device.tsx';
import icons from '../icons.json' with { type: 'json' };

export const DeviceAt = devicesAt(icons);
