# Generated from spec/services/webhooks/service.yaml by `make generate`: do not edit.
"""Webhooks: tools and types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


class Delivery(TypedDict):
    id: str
    """Id of the attempt, or of the delivery if it is still waiting."""
    subscription_id: str
    """Subscription that the delivery belongs to."""
    event_id: str
    """Id of the event: the webhook-id header."""
    event_type: str
    """Entity type of the record that changed."""
    status: DeliveryStatus
    """Result of the attempt, or pending."""
    attempts: int
    """Number of requests sent so far; for an attempt, its sequential number: 1, 2, 3."""
    response_code: int | None
    """HTTP status of the receiver's response."""
    error: str | None
    """Reason for the failure: http_3xx (redirects are not followed), http_4xx, http_5xx, timeout, dns_error,
    connect_refused, connect_failed, connection_lost, tls_error, blocked_address, invalid_response, secret_unreadable
    (an error on this server), inbox_not_found (the test inbox was deleted), unsubscribed, key_revoked,
    expired_while_open, expired_waiting (the receiver was too slow).
    """
    duration_ms: int | None
    """Duration of the attempt."""
    created_at: str
    """Start of the attempt; for waiting events, when the event was queued."""
    next_attempt_at: str | None
    """Time of the next attempt; null if finished, in progress or held."""


class DeliveryMetrics(TypedDict):
    subscription_id: str
    """Subscription."""
    window_hours: int
    """Number of hours covered; the first hour is counted in full."""
    total: int
    """Sum of delivered, failed and pending."""
    delivered: int
    """Attempts that received a 2xx response."""
    failed: int
    """Attempts that failed."""
    pending: int
    """Events waiting now."""
    last_delivery_at: str | None
    """Time of the last successful attempt in this period."""


DeliveryStatus: TypeAlias = Literal["pending", "delivered", "failed"]
"""pending: due, scheduled for a retry or held; delivered: the receiver responded with 2xx; failed."""


SequenceRange = TypedDict(
    "SequenceRange",
    {
        # First sequence number.
        "from": "int",
        # Last sequence number, inclusive.
        "to": "int",
    },
)


class Subscription(TypedDict):
    id: str
    """Id; pass it as subscription_id to the other tools."""
    entity_type: str
    """Entity type that is watched."""
    callback_url: str
    """URL that receives the events."""
    status: SubscriptionStatus
    """Status of the subscription."""
    description: str | None
    """Description set by the subscriber."""
    filter: dict[str, list[str | float | bool]] | None
    """Accepted values of record fields; null if there are none."""
    at_least: NotRequired[dict[str, float]]
    """Minimum values of numeric fields."""
    at_most: NotRequired[dict[str, float]]
    """Maximum values of numeric fields."""
    area: NotRequired[dict[str, float]]
    """Bounding box with south, west, north and east, in degrees."""
    created_at: str
    """Time of creation."""
    watched_since: str | None
    """When watching began; null before the first poll of the source."""
    last_sequence: int
    """Sequence number of the most recent event; 0 before the first."""
    pending: int
    """Events waiting for delivery. While deliveries are paused, at most 1,000; for a receiver that is too slow, the
    most recent 1,000 (checked every minute). Older events, and all events after 72 hours, are no longer delivered but
    can be pulled.
    """
    failures: int
    """Consecutive failed attempts."""
    circuit_open_since: str | None
    """When deliveries were paused."""
    circuit_open_reason: str | None
    """Failure that caused deliveries to be paused, such as timeout or http_5xx."""
    expired: list[SequenceRange]
    """Sequence ranges of events dropped without being sent, because there were too many or they were too old while
    deliveries were paused or the receiver was too slow. GET /webhooks/{subscription_id}/events still returns those of
    the last 72 hours.
    """


SubscriptionStatus: TypeAlias = Literal["active", "circuit_open", "removed"]
"""active; circuit_open: too many consecutive attempts failed, and events are held until reset_subscription is called;
removed.
"""


class SubscribeResult(TypedDict):
    id: str
    """Id; pass it as subscription_id to the other tools."""
    entity_type: str
    """Entity type that is watched."""
    callback_url: str
    """URL that receives the events."""
    status: SubscriptionStatus
    """Status of the subscription."""
    secret: str
    """Signing secret (whsec_…), shown only once: store it to verify signatures."""
    description: str | None
    """Your own description."""
    filter: dict[str, list[str | float | bool]] | None
    """Accepted values of record fields; null if there are none."""
    at_least: NotRequired[dict[str, float]]
    """Minimum values of numeric fields."""
    at_most: NotRequired[dict[str, float]]
    """Maximum values of numeric fields."""
    area: NotRequired[dict[str, float]]
    """Bounding box with south, west, north and east, in degrees."""
    created_at: str
    """Time of creation."""


class UnsubscribeResult(TypedDict):
    id: str
    """Removed subscription."""
    status: SubscriptionStatus
    """removed."""


class ListSubscriptionsResult(TypedDict):
    count: int
    """Number of subscriptions."""
    subscriptions: list[Subscription]
    """Subscriptions, oldest first, without removed ones."""


class ResetSubscriptionResult(TypedDict):
    id: str
    """Resumed subscription."""
    status: SubscriptionStatus
    """active."""


class ListDeliveriesResult(TypedDict):
    count: int
    """Number of rows."""
    deliveries: list[Delivery]
    """One row per attempt and per waiting event, newest first."""


class GetWebhookMetricsResult(TypedDict):
    count: int
    """Number of subscriptions."""
    metrics: list[DeliveryMetrics]
    """A row a subscription."""


_SUBSCRIBE: Operation[SubscribeResult] = Operation(
    "webhooks.subscribe", "POST", "/rest/webhooks/subscribe", changes=True
)
_UNSUBSCRIBE: Operation[UnsubscribeResult] = Operation(
    "webhooks.unsubscribe", "POST", "/rest/webhooks/unsubscribe", changes=True
)
_LIST_SUBSCRIPTIONS: Operation[ListSubscriptionsResult] = Operation(
    "webhooks.list_subscriptions", "POST", "/rest/webhooks/list_subscriptions"
)
_RESET_SUBSCRIPTION: Operation[ResetSubscriptionResult] = Operation(
    "webhooks.reset_subscription", "POST", "/rest/webhooks/reset_subscription", changes=True
)
_LIST_DELIVERIES: Operation[ListDeliveriesResult] = Operation(
    "webhooks.list_deliveries", "POST", "/rest/webhooks/list_deliveries"
)
_GET_WEBHOOK_METRICS: Operation[GetWebhookMetricsResult] = Operation(
    "webhooks.get_webhook_metrics", "POST", "/rest/webhooks/get_webhook_metrics"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "webhooks.report_feedback", "POST", "/rest/webhooks/report_feedback", changes=True
)


class WebhooksTools:
    """Webhooks.

    Webhook subscriptions: signed notifications to an HTTPS URL whenever watched data changes.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def subscribe(
        self,
        *,
        entity_type: str,
        callback_url: str,
        description: str | None = None,
        filter: Mapping[str, str | float | bool | Sequence[str | float | bool]] | None = None,
        at_least: Mapping[str, float] | None = None,
        at_most: Mapping[str, float] | None = None,
        area: Mapping[str, float] | None = None,
    ) -> Result[SubscribeResult]:
        """Subscribe to changes.

        Creates a webhook subscription and returns its id and the secret that signs every event (shown only once). Every
        future change to a record of this type is sent as a signed POST request (Standard Webhooks; guide:
        /docs/webhooks) to the callback URL, which first receives a ping. filter, at_least, at_most and area restrict
        the subscription to matching records. Use when the user wants changes sent to their own server as they happen,
        instead of polling. For existing subscriptions use list_subscriptions; for changes of Norwegian companies on
        demand, without a server to receive them use get_registry_recent_changes of no-registry.

        Args:
            entity_type: Entity type to watch, such as brreg_company. An unknown type returns an error that lists
                all types. At most 100 characters.
            callback_url: Public https:// URL that receives the events. At most 2000 characters.
            description: Your description of the subscription, shown in lists. At most 200 characters.
            filter: Record fields and the values to match, such as status with bankrupt and deleted. Each field must
                have one of the listed values.
            at_least: Minimum values of numeric record fields, such as 6 for magnitude.
            at_most: Maximum values of numeric record fields, such as 70 for depth_km.
            area: Bounding box that must contain the record's latitude and longitude, in degrees: south, west, north
                and east. Across the 180th meridian, west is greater than east.

        Returns:
            SubscribeResult: its fields; df() has one row.

        Example:
            >>> almanac.webhooks.subscribe(
            ...     entity_type="brreg_company",
            ...     callback_url="https://hooks.example.org/almanac",
            ...     filter={"status": ["bankrupt", "deleted"]},
            ... )
        """
        return self._caller.call(
            _SUBSCRIBE,
            {
                "entity_type": entity_type,
                "callback_url": callback_url,
                "description": description,
                "filter": filter,
                "at_least": at_least,
                "at_most": at_most,
                "area": area,
            },
        )

    def unsubscribe(self, *, subscription_id: str) -> Result[UnsubscribeResult]:
        """End a subscription.

        Removes a webhook subscription and returns a confirmation; no more events are sent. This cannot be undone; a new
        subscription gets a new id and secret. Pending events are dropped. The delivery history is kept for 30 days. Use
        when the user wants to end a subscription permanently. For resuming a subscription whose deliveries are paused
        use reset_subscription.

        Args:
            subscription_id: Subscription to remove. Get it from list_subscriptions (id).

        Returns:
            UnsubscribeResult: its fields; df() has one row.

        Example:
            >>> almanac.webhooks.unsubscribe(subscription_id="3f0f6a0e-6f0b-4a53-9d1c-0b8b8a7f5c11")
        """
        return self._caller.call(_UNSUBSCRIBE, {"subscription_id": subscription_id})

    def list_subscriptions(self) -> Result[ListSubscriptionsResult]:
        """Your webhook subscriptions and their status.

        Your webhook subscriptions with status, waiting events, and when and why deliveries were paused; oldest first.
        Use when the user asks what they are subscribed to, or whether their webhooks are healthy. For individual
        delivery attempts use list_deliveries; for figures for the last hours or days use get_webhook_metrics.

        Returns:
            ListSubscriptionsResult: its fields; df() has Subscriptions.

        Example:
            >>> almanac.webhooks.list_subscriptions()
        """
        return self._caller.call(_LIST_SUBSCRIPTIONS, {})

    def reset_subscription(self, *, subscription_id: str) -> Result[ResetSubscriptionResult]:
        """Resume a paused subscription.

        Resumes deliveries for a paused subscription and returns a confirmation. Held events are sent oldest first,
        starting with a single event; if it fails, deliveries are paused again. For a subscription that is not paused,
        clears the failure count. Use when the receiver of a paused subscription works again. For ending a subscription
        use unsubscribe; for whether and why deliveries are paused use list_subscriptions.

        Args:
            subscription_id: Subscription to resume. Get it from list_subscriptions (id).

        Returns:
            ResetSubscriptionResult: its fields; df() has one row.

        Example:
            >>> almanac.webhooks.reset_subscription(subscription_id="3f0f6a0e-6f0b-4a53-9d1c-0b8b8a7f5c11")
        """
        return self._caller.call(_RESET_SUBSCRIPTION, {"subscription_id": subscription_id})

    def list_deliveries(
        self,
        *,
        subscription_id: str | None = None,
        limit: int | None = None,
    ) -> Result[ListDeliveriesResult]:
        """Attempts to deliver events.

        Attempts to deliver webhook events, newest first, with status, HTTP response and error, and the events still
        waiting for delivery. Use when an event did not arrive, or the user asks what was sent and how the receiver
        responded. For counts instead of individual attempts use get_webhook_metrics; for the state of the subscriptions
        use list_subscriptions.

        Args:
            subscription_id: Only this subscription. Get it from list_subscriptions (id).
            limit: Rows. 1 to 200. Default: 50.

        Returns:
            ListDeliveriesResult: its fields; df() has Deliveries.

        Example:
            >>> almanac.webhooks.list_deliveries(limit=20)
        """
        return self._caller.call(
            _LIST_DELIVERIES,
            {
                "subscription_id": subscription_id,
                "limit": limit,
            },
        )

    def get_webhook_metrics(
        self,
        *,
        subscription_id: str | None = None,
        hours: int | None = None,
    ) -> Result[GetWebhookMetricsResult]:
        """Delivery figures for your webhooks.

        Delivery counts per subscription for the last hours, oldest subscription first: delivered, failed, pending, and
        the time of the last success. Use when the user asks how reliably their webhooks are delivered, or how many were
        sent. For the individual attempts behind the figures use list_deliveries.

        Args:
            subscription_id: Only this subscription. Get it from list_subscriptions (id).
            hours: Number of hours to look back. 1 to 720. Default: 24.

        Returns:
            GetWebhookMetricsResult: its fields; df() has Metrics.

        Example:
            >>> almanac.webhooks.get_webhook_metrics(hours=72)
        """
        return self._caller.call(
            _GET_WEBHOOK_METRICS,
            {
                "subscription_id": subscription_id,
                "hours": hours,
            },
        )

    def report_feedback(
        self,
        *,
        feedback: str,
        feedback_type: FeedbackType | None = None,
    ) -> Result[ReportFeedbackResult]:
        """Report feedback on a service.

        Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
        for the operators together with the service and the caller's key; no data or settings change. There is no reply,
        and feedback sent twice is stored twice. To get data, use the service's other tools. Use when a result looks
        wrong, something is missing, or a tool could be better.

        Args:
            feedback: Bug report or suggestion, in plain language. At most 4000 characters.
            feedback_type: Kind of feedback. Default: "general".

        Returns:
            ReportFeedbackResult: its fields; df() has one row.

        Example:
            >>> almanac.webhooks.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncWebhooksTools:
    """Webhooks.

    Webhook subscriptions: signed notifications to an HTTPS URL whenever watched data changes.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def subscribe(
        self,
        *,
        entity_type: str,
        callback_url: str,
        description: str | None = None,
        filter: Mapping[str, str | float | bool | Sequence[str | float | bool]] | None = None,
        at_least: Mapping[str, float] | None = None,
        at_most: Mapping[str, float] | None = None,
        area: Mapping[str, float] | None = None,
    ) -> Result[SubscribeResult]:
        """Subscribe to changes.

        Creates a webhook subscription and returns its id and the secret that signs every event (shown only once). Every
        future change to a record of this type is sent as a signed POST request (Standard Webhooks; guide:
        /docs/webhooks) to the callback URL, which first receives a ping. filter, at_least, at_most and area restrict
        the subscription to matching records. Use when the user wants changes sent to their own server as they happen,
        instead of polling. For existing subscriptions use list_subscriptions; for changes of Norwegian companies on
        demand, without a server to receive them use get_registry_recent_changes of no-registry.

        Args:
            entity_type: Entity type to watch, such as brreg_company. An unknown type returns an error that lists
                all types. At most 100 characters.
            callback_url: Public https:// URL that receives the events. At most 2000 characters.
            description: Your description of the subscription, shown in lists. At most 200 characters.
            filter: Record fields and the values to match, such as status with bankrupt and deleted. Each field must
                have one of the listed values.
            at_least: Minimum values of numeric record fields, such as 6 for magnitude.
            at_most: Maximum values of numeric record fields, such as 70 for depth_km.
            area: Bounding box that must contain the record's latitude and longitude, in degrees: south, west, north
                and east. Across the 180th meridian, west is greater than east.

        Returns:
            SubscribeResult: its fields; df() has one row.

        Example:
            >>> almanac.webhooks.subscribe(
            ...     entity_type="brreg_company",
            ...     callback_url="https://hooks.example.org/almanac",
            ...     filter={"status": ["bankrupt", "deleted"]},
            ... )
        """
        return await self._caller.call(
            _SUBSCRIBE,
            {
                "entity_type": entity_type,
                "callback_url": callback_url,
                "description": description,
                "filter": filter,
                "at_least": at_least,
                "at_most": at_most,
                "area": area,
            },
        )

    async def unsubscribe(self, *, subscription_id: str) -> Result[UnsubscribeResult]:
        """End a subscription.

        Removes a webhook subscription and returns a confirmation; no more events are sent. This cannot be undone; a new
        subscription gets a new id and secret. Pending events are dropped. The delivery history is kept for 30 days. Use
        when the user wants to end a subscription permanently. For resuming a subscription whose deliveries are paused
        use reset_subscription.

        Args:
            subscription_id: Subscription to remove. Get it from list_subscriptions (id).

        Returns:
            UnsubscribeResult: its fields; df() has one row.

        Example:
            >>> almanac.webhooks.unsubscribe(subscription_id="3f0f6a0e-6f0b-4a53-9d1c-0b8b8a7f5c11")
        """
        return await self._caller.call(_UNSUBSCRIBE, {"subscription_id": subscription_id})

    async def list_subscriptions(self) -> Result[ListSubscriptionsResult]:
        """Your webhook subscriptions and their status.

        Your webhook subscriptions with status, waiting events, and when and why deliveries were paused; oldest first.
        Use when the user asks what they are subscribed to, or whether their webhooks are healthy. For individual
        delivery attempts use list_deliveries; for figures for the last hours or days use get_webhook_metrics.

        Returns:
            ListSubscriptionsResult: its fields; df() has Subscriptions.

        Example:
            >>> almanac.webhooks.list_subscriptions()
        """
        return await self._caller.call(_LIST_SUBSCRIPTIONS, {})

    async def reset_subscription(self, *, subscription_id: str) -> Result[ResetSubscriptionResult]:
        """Resume a paused subscription.

        Resumes deliveries for a paused subscription and returns a confirmation. Held events are sent oldest first,
        starting with a single event; if it fails, deliveries are paused again. For a subscription that is not paused,
        clears the failure count. Use when the receiver of a paused subscription works again. For ending a subscription
        use unsubscribe; for whether and why deliveries are paused use list_subscriptions.

        Args:
            subscription_id: Subscription to resume. Get it from list_subscriptions (id).

        Returns:
            ResetSubscriptionResult: its fields; df() has one row.

        Example:
            >>> almanac.webhooks.reset_subscription(subscription_id="3f0f6a0e-6f0b-4a53-9d1c-0b8b8a7f5c11")
        """
        return await self._caller.call(_RESET_SUBSCRIPTION, {"subscription_id": subscription_id})

    async def list_deliveries(
        self,
        *,
        subscription_id: str | None = None,
        limit: int | None = None,
    ) -> Result[ListDeliveriesResult]:
        """Attempts to deliver events.

        Attempts to deliver webhook events, newest first, with status, HTTP response and error, and the events still
        waiting for delivery. Use when an event did not arrive, or the user asks what was sent and how the receiver
        responded. For counts instead of individual attempts use get_webhook_metrics; for the state of the subscriptions
        use list_subscriptions.

        Args:
            subscription_id: Only this subscription. Get it from list_subscriptions (id).
            limit: Rows. 1 to 200. Default: 50.

        Returns:
            ListDeliveriesResult: its fields; df() has Deliveries.

        Example:
            >>> almanac.webhooks.list_deliveries(limit=20)
        """
        return await self._caller.call(
            _LIST_DELIVERIES,
            {
                "subscription_id": subscription_id,
                "limit": limit,
            },
        )

    async def get_webhook_metrics(
        self,
        *,
        subscription_id: str | None = None,
        hours: int | None = None,
    ) -> Result[GetWebhookMetricsResult]:
        """Delivery figures for your webhooks.

        Delivery counts per subscription for the last hours, oldest subscription first: delivered, failed, pending, and
        the time of the last success. Use when the user asks how reliably their webhooks are delivered, or how many were
        sent. For the individual attempts behind the figures use list_deliveries.

        Args:
            subscription_id: Only this subscription. Get it from list_subscriptions (id).
            hours: Number of hours to look back. 1 to 720. Default: 24.

        Returns:
            GetWebhookMetricsResult: its fields; df() has Metrics.

        Example:
            >>> almanac.webhooks.get_webhook_metrics(hours=72)
        """
        return await self._caller.call(
            _GET_WEBHOOK_METRICS,
            {
                "subscription_id": subscription_id,
                "hours": hours,
            },
        )

    async def report_feedback(
        self,
        *,
        feedback: str,
        feedback_type: FeedbackType | None = None,
    ) -> Result[ReportFeedbackResult]:
        """Report feedback on a service.

        Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
        for the operators together with the service and the caller's key; no data or settings change. There is no reply,
        and feedback sent twice is stored twice. To get data, use the service's other tools. Use when a result looks
        wrong, something is missing, or a tool could be better.

        Args:
            feedback: Bug report or suggestion, in plain language. At most 4000 characters.
            feedback_type: Kind of feedback. Default: "general".

        Returns:
            ReportFeedbackResult: its fields; df() has one row.

        Example:
            >>> almanac.webhooks.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
