export const house = self as unknown as ServiceWorkerGlobalScope;
