export { PullToRefresh } from './pull-to-refresh';
export { RowSwipe } from './row-swipe';
