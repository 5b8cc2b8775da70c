import { connectivityState } from '../remote/connectivity-state';

/** Taking the browser's word for the connection, which is all there is until something is to be sent. */
type Belief = {
  /** A script of ours can't be had, whatever the browser says. */
  shake(): void;
  /** What measures the connection has come, with what sends. */
  end(): void;
};

export function believeBrowser(): Belief {
  const tell = (isOnline: boolean) =>
    connectivityState.setState(isOnline ? 'online' : 'offline', true);
  const listen = () => tell(navigator.onLine);
  listen();
  addEventListener('online', listen);
  addEventListener('offline', listen);
  return {
    shake: () => tell(false),
    end() {
      removeEventListener('online', listen);
      removeEventListener('offline', listen);
    },
  };
}
